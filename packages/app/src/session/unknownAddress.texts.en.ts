export const en = {
  gone: (address: string) => `There is no address “${address}” here. You see the dashboard instead.`,
}
