export const en = {
  title: 'Your own layers',
  open: (count: number) => (count === 0 ? 'Your own layers' : `Your own layers (${count})`),
  lead: 'Maps of your compartments as GeoJSON, GPX or GeoPackage. They stay on this device until you sign out, and are not sent.',
  add: 'Add a file',
  close: 'Done',
  reading: 'Reading the file',
  areas: (count: string, isOne: boolean) => (isOne ? '1 area' : `${count} areas`),
  places: (count: string, isOne: boolean) => (isOne ? '1 waypoint' : `${count} waypoints`),
  remove: (name: string) => `Remove layer ${name}`,
  compartment: (name: string) => `Compartment ${name}`,
  write: (words: string) => `Write ‘${words}’ into the remark`,
  said: (words: string) => `‘${words}’ stands in the remark`,
  problems: {
    kind: 'This is neither GeoJSON nor GPX nor GeoPackage.',
    broken: 'The file is damaged or incomplete and cannot be read.',
    noAreas: 'There are no areas in the file.',
    noWaypoints: 'There are neither waypoints nor a closed track in the file.',
    tooMany: 'The areas have more than 400,000 corners in all. Please take your own district alone.',
    notKept: 'The layer is shown, but this browser does not keep it.',
    notLoaded: 'Reading the file needs a connection, which is missing at the moment.',
    tooLarge: (size: string, most: string) =>
      `The file has ${size} MB, at most ${most} are possible. Please take your own district alone.`,
    system: (number: string) =>
      `The coordinate system (EPSG:${number}) is not known here. Please save the file in WGS 84 or ETRS89/UTM.`,
    noSystem: 'The coordinate system of the file is not known here. Please save it in WGS 84 or ETRS89/UTM.',
    outside: 'The numbers in the file do not fit its coordinate system. Please save it in WGS 84 or ETRS89/UTM.',
  },
}
