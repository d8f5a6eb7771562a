import { type FormEvent, useState } from 'react'
import { t } from '#shared/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { CodeBlock } from './code-example.tsx'

const FIRST_ADDRESS = '/api/v1/yield?lat=52.52&lon=13.41&kwp=5'
/** Longer answers are cut. */
const MAX_SHOWN = 4000
const API_ADDRESS = /^\/api\/(v1|v5_[123]|pvwatts)\/\S+$|^\/api\/[A-Za-z]+\?\S+$/

interface Answer {
  readonly status: number
  readonly text: string
}

export function TryIt() {
  const [address, setAddress] = useState(FIRST_ADDRESS)
  const [answer, setAnswer] = useState<Answer>()
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function ask(event: FormEvent) {
    event.preventDefault()
    const path = address.trim()
    if (!API_ADDRESS.test(path))
      return setError(t('Enter an address that starts with /api/, such as {example}.', { example: FIRST_ADDRESS }))
    setError(undefined)
    setPending(true)
    try {
      const response = await fetch(path, { credentials: 'omit' })
      setAnswer({ status: response.status, text: await response.text() })
    } catch {
      setError(t('We could not get an answer. Check your connection and try again.'))
    } finally {
      setPending(false)
    }
  }

  return (
    <CardSection heading={t('Try it')}>
      <form onSubmit={ask} noValidate className="grid gap-4">
        <TextField
          label={t('API address')}
          value={address}
          error={error}
          maxLength={2048}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => setAddress(target.value)}
        />
        <div>
          <Button type="submit" pending={isPending}>
            {t('Show answer')}
          </Button>
        </div>
      </form>
      <div aria-live="polite" className="not-empty:mt-4">
        {answer && (
          <p>
            {t('Status {status}, {length, plural, one {# character} other {# characters}}', {
              status: String(answer.status),
              length: answer.text.length,
            })}
          </p>
        )}
      </div>
      {answer && <CodeBlock label={t('Answer')}>{shorten(answer.text)}</CodeBlock>}
    </CardSection>
  )
}

function shorten(text: string): string {
  const shown = indent(text)
  if (shown.length <= MAX_SHOWN) return shown
  return `${shown.slice(0, MAX_SHOWN)}\n…`
}

/** JSON becomes readable; other texts stay as they are. */
function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
  } catch {
    return text
  }
}
