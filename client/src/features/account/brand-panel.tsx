import { t } from '#shared/language/t.ts'
import { pictures } from '#shared/pictures.ts'
import { Picture } from '../../ui/picture.tsx'

export function BrandPanel() {
  return (
    <section className="relative isolate flex min-h-80 flex-col justify-end overflow-hidden rounded-3xl p-6 sm:p-8 text-white lg:order-first lg:p-10">
      <Picture
        picture={pictures['roof-install']}
        sizes="(min-width: 64rem) 32rem, 100vw"
        alt=""
        className="absolute inset-0 -z-20 size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-black/85 via-black/60 to-black/25" />
      <h2 className="text-3xl text-balance text-white">{t('Professional Solar Planning Tools')}</h2>
      <p className="mt-3">{t('With a free account, you can:')}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        <li>{t('Save your results and open them again later.')}</li>
        <li>{t('Add notes, for example about the roof.')}</li>
        <li>{t('Download everything as CSV or JSON at any time.')}</li>
      </ul>
    </section>
  )
}
