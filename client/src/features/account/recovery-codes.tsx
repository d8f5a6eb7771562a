import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { t } from '#shared/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { tRich } from '../../ui/rich-message.tsx'

const fileHeader = () => t('Recovery codes for Helioplan. Each code signs you in once, together with your password.')

type RecoveryCodesProps = {
  /** Empty if the existing codes stay valid. */
  codes: readonly string[]
  onDone: () => void
}

/** The codes are shown only this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intro = useRef<HTMLParagraphElement>(null)
  // The focused element is gone with the previous form.
  useEffect(() => intro.current?.focus(), [])
  return (
    <div className="mt-5 grid gap-5">
      {codes.length === 0 ? (
        <p ref={intro} tabIndex={-1} className="outline-none">
          {t('It is set up. Your recovery codes stay the same.')}
        </p>
      ) : (
        <>
          <p ref={intro} tabIndex={-1} className="outline-none">
            {tRich(
              'Save these codes in a safe place. If you lose your phone or passkey, each code signs you in once, together with your password. <b>We show them only now.</b>',
              { b: (text) => <strong>{text}</strong> },
            )}
          </p>
          <ol aria-label={t('Recovery codes')} className="grid gap-y-1 font-mono wrap-anywhere">
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
              downloadFile('helioplan-recovery-codes.txt', [fileHeader(), '', ...codes, ''].join('\n'), 'text/plain')
            }
          >
            <Download aria-hidden="true" className="size-4" />
            {t('Download')}
          </Button>
        )}
        <Button onClick={onDone}>{codes.length > 0 ? t('I have saved them') : t('Done')}</Button>
      </div>
    </div>
  )
}
