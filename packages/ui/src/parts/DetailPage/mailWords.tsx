import { styled } from 'styled-components'

/** Longer ones are divided rather than cut. */
const longest = 24

/** An e-mail address that goes on in the next line after its @, and not at a hyphen, where one line has no room for it. */
export function mailWords(email: string) {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {domain.includes('-') && domain.length <= longest ? <Domain>{domain}</Domain> : domain}
    </>
  )
}

const Domain = styled.span`
  white-space: nowrap;
`
