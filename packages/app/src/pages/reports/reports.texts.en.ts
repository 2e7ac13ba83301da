export const en = {
  replaces: (id: number) => `Replaces report ${id}.`,
  discard: {
    title: 'Discard this report?',
    description: 'It is on this device alone, and will be gone with its pictures.',
    finish: 'Finish the report without the other pictures?',
    finishText: 'What has arrived stays. The other pictures are on this device alone, and will be gone.',
    confirm: 'Discard',
    confirmFinish: 'Finish',
    cancel: 'Keep it',
  },
}
