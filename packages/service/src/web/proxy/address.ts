/** Where another service of this product listens: over plain HTTP, within the machine or the network of its containers. */
export interface ServiceAddress {
  host: string
  port: number
}
