declare module 'unicode-confusables' {
  const confusables: {
    /** The text with each character replaced by the plainest one that looks like it (Unicode Technical Standard 39). */
    rectifyConfusion(text: string): string
  }
  export default confusables
}
