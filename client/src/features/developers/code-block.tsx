/** Scrolls by itself, by keyboard too. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    tabIndex={0}
    className="mt-2 max-h-96 overflow-auto rounded-xl border border-line bg-sunken p-4 text-sm"
  >
    <pre className="font-mono">
      <span lang="en">{children}</span>
    </pre>
  </section>
)
