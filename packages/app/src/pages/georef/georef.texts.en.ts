export const en = {
  unsaved: (name: string) => `georeferencing of “${name}”`,
  scanUpload: {
    notTaken: (name: string, reason: string) => `${name} is not stored: ${reason}`,
    firstPage: (name: string) =>
      `${name} has several pages. The first one is shown and stored; in the list of maps each becomes a map.`,
    faults: {
      empty: 'The file is empty.',
      tooLarge: 'It is larger than 1 GB.',
      kind: 'JPEG, PNG and TIFF are stored.',
      size: 'Its width and height cannot be read or exceed 1,000,000 pixels.',
      damaged: 'The file is damaged: its content ends before its directory says so.',
    },
    ask: {
      title: 'Replace the scan?',
      description: 'This map has a scan already. It is replaced for everybody; the control points stay as they are.',
      otherSize:
        'The picture has another size than the map. Size and scan are replaced for everybody; the control points will lie elsewhere.',
      confirm: 'Replace',
      cancel: 'Only look at it here',
    },
  },
  workShape: {
    points: 'Control points',
    count: (count: number) => (count === 1 ? 'one point' : `${count} points`),
  },
}
