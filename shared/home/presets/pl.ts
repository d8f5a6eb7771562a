import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'PL',
  price: eurostatPrice(0.271, { note: 'Read in euro only.', currency: 'EUR' }),
  pvPrice: {
    fixed: 8500,
    each: 4000,
    validFrom: 3,
    validTo: 15,
    tax: 'included',
    period: '2025',
    asOf: '2025-04-27',
    confidence: 'low',
    note: 'Level: 5,000 net per kWp with 8 % VAT. Installers may be 10 to 20 % cheaper by now. Fixed share of DE (22 to 25 %).',
    source: {
      title: 'Line fitted here to fotowoltaika-solar.pl, 4,000 to 6,000 PLN per kWp net',
      url: 'https://fotowoltaika-solar.pl/koszt-instalacji-solarnej',
    },
  },
  selling: {
    default: 'ask',
    selling: { kind: 'net-billing', credit: 'same-month' },
    range: [0.1363, 0.4801],
    period: '2026-01',
    asOf: '2026-01-31',
    checkAfter: '2027-01-15',
    confidence: 'medium',
    note:
      'Net billing since 1 April 2022: exports are credited to a deposit at the market price (monthly RCEm, ' +
      'hourly RCE for those who joined from July 2024), negative prices count as zero; the deposit pays for ' +
      'energy only, not for distribution. Unused deposit after 12 months is refunded up to 30 % on the ' +
      'hourly scheme. RCEm in 2025: lowest 0.1363 (June), highest 0.4801 (January), 0.4661 in December. ' +
      'Sunny months are the cheap ones, so weigh by export.',
    source: {
      title: 'Gram w Zielone, monthly market prices 2025',
      url: 'https://www.gramwzielone.pl/?p=20347157',
      others: [
        'https://gramwzielone.pl/energia-sloneczna/20214631/spadek-miesiecznej-ceny-energii-elektrycznej-jaka-jest-sytuacja-prosumentow',
        'https://globenergia.pl/rcem-czy-rcet-jak-sa-rozliczani-prosumenci-w-net-billingu-a-jak-powinni-byc/',
        'https://www.infor.pl/prawo/prawowyborcze/6625278,w-2024-r-frekwencja-na-wyborach-do-pe-nizsza-niz-w-2019-r.html',
      ],
    },
  },
  incentives: [
    {
      id: 'moj-prad',
      default: 'none',
      startsIn: { until: '2025-09-30' },
      incentive: { kind: 'flat', name: 'Mój Prąd 6.0', of: 'panels', amount: 0 },
      period: '2025-09-15',
      asOf: '2025-09-15',
      checkAfter: '2027-01-15',
      confidence: 'medium',
      note:
        'Was up to 7,000 for panels with storage and 16,000 for the battery; 121,000 applications, closed. A ' +
        'following edition was not seen.',
      source: {
        title: 'pv magazine, record budget for home solar and storage, September 2025',
        url: 'https://www.pv-magazine.com/2025/09/15/poland-allocates-record-budget-for-home-solar-storage-rebate-scheme/',
        others: ['https://www.pv-magazine.com/2024/09/05/poland-relaunches-residential-solar-storage-rebate-scheme/'],
      },
    },
  ],
  vat: {
    rate: 0.08,
    otherwise: 0.23,
    condition:
      'Supply with installation on a single-family home up to 300 m² (flat 150 m²); the share above and ' +
      'panels alone 23 %.',
    read: {
      period: '2025-09-18',
      asOf: '2025-09-18',
      checkAfter: '2027-01-15',
      confidence: 'low',
      source: {
        title: 'Energia Dom, VAT of 8 % for photovoltaics',
        url: 'https://energiadom.pl/fotowoltaika-8-vat-od-kiedy-i-czy-nadal-sprawdz-warunki',
        others: ['https://eztax.pl/?p=124', 'https://biz.legalis.pl/montaz-paneli-fotowoltaicznych-a-stawka-vat'],
      },
    },
  },
}
