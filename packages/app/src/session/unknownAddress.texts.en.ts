export const en = {
  gone: (address: string) => `This address does not exist here: ${address}`,
}
