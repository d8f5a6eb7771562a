import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { QuoteFields } from '../answer/quote/quote-fields.tsx'

/** Serves a person who starts with a quote. The answer then is about it. */
export function QuoteDisclosure() {
  const quote = useHome(({ money }) => money.quote)
  return (
    <Disclosure title={t('I have a quote')}>
      <p className="mb-5 text-soft">
        {t('Enter the figures from your quote. Your plan is then about it. We check it on your device.')}
      </p>
      <QuoteFields path="money.quote" quote={quote} />
    </Disclosure>
  )
}
