/** Gives the person a file that was made here. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'text/plain' | 'application/json') {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
