/** An e-mail address that goes on in the next line after its @, where one line has no room for it. */
export function mailWords(email: string) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
