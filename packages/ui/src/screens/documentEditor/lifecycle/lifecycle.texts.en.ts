export const en = {
  items: {
    convert: 'Turn into an invoice',
    copy: 'Copy',
    cancel: 'Cancellation invoice',
    archive: 'Fix for good',
    compare: 'Compare with the offer',
  },
  reasons: {
    noClient: 'Choose a client first.',
    noRows: 'Enter items first.',
    unclear: 'First settle what the check names as unclear.',
    done: 'Has been invoiced already.',
    notArchived: 'Only what is fixed for good is cancelled.',
    isCancellation: 'This invoice cancels another one itself.',
  },
  titles: {
    convert: (number: string) => `Invoice of ${number}`,
    copy: (number: string) => `Copy of ${number}`,
    cancel: (number: string) => `Cancel ${number}`,
  },
  about: {
    convert: 'Client, VAT, salutation and all items go into a new invoice. The offer counts as invoiced afterwards.',
    copy: 'A new document with the same client, texts and items.',
    cancel:
      'A new invoice with reversed quantities that names number and date of the old one. The old one stays as it is.',
  },
  day: 'Date',
  supplyDay: 'Date of supply',
  confirm: { convert: 'Make the invoice', copy: 'Make the copy', cancel: 'Make the cancellation' },
  cancel: 'Cancel',
  progress: (done: string, total: string) => `${done} of ${total} steps`,
  progressLabel: 'Turning into an invoice',
  broken: (done: string, total: string) =>
    `It stopped after ${done} of ${total} steps. It goes on from there, nothing is made twice.`,
  resume: 'Go on',
  difference: {
    title: (number: string) => `Difference to ${number}`,
    none: 'Everything is billed as it was offered.',
    sums: (offered: string, billed: string) => `Offered ${offered}, billed ${billed} net.`,
    failed: 'The offer could not be loaded',
    columns: { kind: 'Change', text: 'Service', amount: 'Quantity and price' },
    kinds: { added: 'new', removed: 'left out', changed: 'changed' },
  },
  closed: {
    archived: 'This invoice is fixed. It stays as it is.',
    sent: 'This offer was sent and stays as the client has it. To change it, make it a draft again.',
    decided: 'The client has answered this offer. What is changed is a copy.',
    billed: 'This offer has been invoiced. It stays as it is.',
    toDraft: 'Back to draft',
  },
  archive: {
    title: (number: string) => `Fix ${number}`,
    about:
      'After this nothing of the invoice changes any more, not even when the client moves. It cannot be undone; it is corrected by a cancellation.',
    confirm: 'Fix for good',
    missing: (count: number) =>
      `${count === 1 ? 'One detail is' : `${count} details are`} still missing for the e-invoice. Nothing can be added afterwards.`,
    check: 'To the check',
    barred: (parts: string) => `Something that stands on every invoice is missing or wrong: ${parts}.`,
    shorten: { client: 'Go to the client', settings: 'Go to the settings' },
  },
}
