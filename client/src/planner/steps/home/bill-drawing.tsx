import { t } from '#shared/language/t.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'

/** Lines of text on the drawn bill: x, y and length. */
const LINES = [
  [24, 24, 60],
  [24, 34, 44],
  [24, 76, 84],
  [24, 104, 62],
  [24, 116, 50],
  [24, 138, 76],
] as const
/** Marked numbers, in the order of the list below: y, and length of the line behind the mark. */
const MARKS = [
  [150, 44],
  [90, 38],
  [52, 66],
] as const

/** Shows where a bill has its three numbers. */
export function BillDrawing() {
  return (
    <Disclosure title={t('Where to find these on your bill')} background="sunken">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <svg
          viewBox="0 0 170 180"
          role="img"
          aria-label={t(
            'Drawing of a bill: the dates are at the top, the electricity used is in the middle, and the total is at the bottom.',
          )}
          className="w-40 shrink-0"
        >
          <rect x="8" y="6" width="140" height="168" rx="8" className="fill-surface stroke-edge" strokeWidth="1.5" />
          {LINES.map(([x, y, length]) => (
            <path key={y} d={`M${x} ${y}h${length}`} className="stroke-line" strokeWidth="4" strokeLinecap="round" />
          ))}
          {MARKS.map(([y, length], index) => (
            <g key={y}>
              <path
                d={`M${118 - length} ${y}h${length}`}
                className="stroke-ink"
                strokeWidth="5"
                strokeLinecap="round"
              />
              <circle cx="138" cy={y} r="11" className="fill-sun" />
              <text x="138" y={y + 4.5} textAnchor="middle" className="fill-night text-[13px] font-bold">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <ol className="min-w-0 flex-1 basis-52 list-decimal space-y-1.5 ps-5">
          <li>{t('Total: what you pay for the period, including taxes.')}</li>
          <li>{t('Electricity used, in kWh: often beside the meter readings.')}</li>
          <li>{t('Bill period: the first and the last day, often at the top.')}</li>
        </ol>
      </div>
    </Disclosure>
  )
}
