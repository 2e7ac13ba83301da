const administration = 'Please pass this page on to your administrators.'
const again = 'Once it is mended, reload the page to go on.'

export const en = {
  config: {
    title: 'The application is not set up correctly',
    text: 'config.json has values that it cannot start with:',
    way: `${administration} ${again}`,
  },
  noConfig: {
    title: 'The application is not set up correctly',
    text: 'The server has no config.json; without it the application cannot start.',
    way: `${administration} ${again}`,
  },
  notJson: {
    title: 'The application is not set up correctly',
    text: 'config.json is not valid JSON; without it the application cannot start.',
    way: `${administration} ${again}`,
  },
  offline: {
    title: 'The server does not answer',
    text: 'The application could not load its settings.',
    way: 'Please check your connection and reload the page.',
  },
  unreachable: {
    title: 'The identity service cannot be reached',
    text: (address: string) => `Nobody answers at ${address} right now. The settings themselves are in order.`,
    way: 'Please check your connection and try again in a few minutes.',
  },
  realm: {
    title: 'The identity service does not know this application’s realm',
    text: (address: string, name: string) =>
      `Something answers at ${address}, but it has no realm “${name}”. In config.json it is keycloak.realm.`,
    way: `${administration} ${again}`,
  },
  client: {
    title: 'The identity service does not know this application',
    text: (address: string, name: string) =>
      `“${name}” is not registered at ${address}, or not for this address. In config.json the name is keycloak.clientId.`,
    way: `${administration} ${again}`,
  },
  safe: 'Stored data is safe. What you have typed on this device stays here.',
  expected: {
    string: 'text expected',
    boolean: 'true or false expected',
    number: 'number expected',
    list: 'list expected',
    object: 'group of values expected',
    address: 'address expected (https://… or /…)',
    filled: 'must not be empty',
    htmlPages: 'each entry needs title and url',
  },
  found: (value: string) => `found: ${value}`,
  details: 'Message for the technicians',
  retry: 'Reload',
}
