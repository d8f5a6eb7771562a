declare module 'unicode-confusables' {
  const confusables: {
    /** Replaces each character by its prototype, the plainest character that looks like it (UTS #39). */
    rectifyConfusion(text: string): string
  }
  export default confusables
}
