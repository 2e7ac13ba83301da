/** No file system takes these in a name. */
const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu

/** Hands a file to the browser as a download. @param name with its ending; signs that no file may have become spaces */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name.replaceAll(forbidden, ' ').trim()
  link.click()
  // The browser reads the address after the click has returned; one that stays keeps the file in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Shows a file in a tab of its own, as far as the browser can; else it becomes a download. */
export function openFile(content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** A text as a file. @param type MIME type */
export const saveText = (text: string, name: string, type = 'text/plain') => saveFile(new Blob([text], { type }), name)
