export const en = {
  title: 'New map',
  description: 'A name is enough; all else can follow later.',
  name: 'Name',
  client: 'Client',
  noClient: 'No client',
  din: 'Format',
  system: 'Coordinate system',
  systemHint: "The client's system is proposed.",
  missingName: 'Please enter a name.',
  missingClient: 'Please choose the client that the map belongs to.',
  save: 'Make the map',
  typing: 'New map',
}
