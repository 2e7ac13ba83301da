/** Hands the browser a file to save. @param type MIME type */
export function saveFile(name: string, text: string, type = 'text/plain') {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // The browser has taken it by then; an address that stays costs memory.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
