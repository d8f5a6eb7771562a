import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'

const FILE_HEADER = 'Recovery codes for Helioplan. Each opens your account once, beside your password.'

type RecoveryCodesProps = {
  /** Empty if the existing codes stay valid. */
  codes: readonly string[]
  onDone: () => void
}

/** Shown only this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intro = useRef<HTMLParagraphElement>(null)
  // The focused element is gone with the previous form.
  useEffect(() => intro.current?.focus(), [])
  return (
    <div className="mt-5 grid gap-5">
      {codes.length === 0 ? (
        <p ref={intro} tabIndex={-1} className="outline-none">
          It is set up. Your recovery codes stay as they are.
        </p>
      ) : (
        <>
          <p ref={intro} tabIndex={-1} className="outline-none">
            Keep these codes where you keep what is valuable. If you lose your second factor, each of them signs you in
            once, beside your password. <strong>They are shown only now.</strong>
          </p>
          <ol aria-label="Recovery codes" className="grid gap-y-1 font-mono wrap-anywhere">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {codes.length > 0 && (
          <Button
            variant="secondary"
            onClick={() =>
              downloadFile('helioplan-recovery-codes.txt', [FILE_HEADER, '', ...codes, ''].join('\n'), 'text/plain')
            }
          >
            <Download aria-hidden="true" className="size-4" />
            Download
          </Button>
        )}
        <Button onClick={onDone}>{codes.length > 0 ? 'I have kept them' : 'Done'}</Button>
      </div>
    </div>
  )
}
