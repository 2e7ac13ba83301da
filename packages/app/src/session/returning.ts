/**
 * A return from the identity service: its answer, a code or an error, stands in the address until `init` takes it.
 */
export const isReturning = ({ hash, search }: { hash: string; search: string } = location) =>
  /[#&?](code|error)=/.test(hash + search)
