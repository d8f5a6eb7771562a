/** The value of a figure's formula with the values of its terms. */
export function evaluateFormula({
  formula,
  terms,
}: {
  readonly formula: string
  readonly terms: readonly { readonly name: string; readonly value: unknown }[]
}): number {
  const byLength = [...terms].sort((a, b) => b.name.length - a.name.length)
  const named = byLength.reduce((text, { name }, i) => text.replaceAll(name, `#${i}#`), formula)
  const numbers = named.replace(/#(\d+)#/g, (_, i) => `(${String(byLength[Number(i)]?.value)})`)
  const code = numbers.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-')
  if (!/^[-+*/().\de ]+$/.test(code)) throw new Error(`${formula} is ${code}`)
  return Function(`return ${code}`)() as number
}
