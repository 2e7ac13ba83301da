export const en = {
  gone: (address: string) => `No page at ${address}`,
}
