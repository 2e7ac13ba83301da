export const en = {
  notTaken: (name: string) => `${name} is shown here only: JPEG, PNG and TIFF are stored.`,
  ask: {
    title: 'Replace the scan?',
    description: 'This map has a scan already. It is replaced for everybody; the control points stay as they are.',
    otherSize:
      'The picture has another size than the map. Size and scan are replaced for everybody; the control points will lie elsewhere.',
    confirm: 'Replace',
    cancel: 'Only look at it here',
  },
}
