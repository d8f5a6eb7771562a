import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'SE',
  price: eurostatPrice(0.271, {
    note: 'Read in euro only. The energy tax fell from 43.9 to 36.0 ore per kWh in 2026.',
    currency: 'EUR',
  }),
  pvPrice: {
    fixed: 47000,
    each: 10300,
    validFrom: 3,
    validTo: 15,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-11-06',
    confidence: 'low',
    note: 'One guide; before the deduction of 15 %, VAT most likely included.',
    source: {
      title:
        'Line fitted here to Solenergiguiden, Solceller kostnad 2025: 4 kW 22,000, 10 kW 15,000 per kW; 6 kW 96,000 to 120,000',
      url: 'https://solenergiguiden.se/solenergi-solceller/kostnad-ekonomi/solceller-kostnad/solceller-kostnad/',
    },
  },
  selling: {
    default: 'ask',
    selling: { kind: 'net-billing', credit: 'paid' },
    period: '2025-03-13',
    asOf: '2025-03-13',
    checkAfter: '2027-01-15',
    confidence: 'high',
    note:
      'The supplier buys the surplus, mostly at the hourly spot price of the area with a small addition or ' +
      'deduction; ask. The tax credit of 0.60 per exported kWh ended on 1 January 2026, for existing owners ' +
      'too (government bill; later pages treat it as law, the vote itself was not seen).',
    source: {
      title: 'Government bill 2024/25:109',
      url: 'https://lagen.nu/prop/2024/25:109',
      others: ['https://www.wattmatters.se/sv/stoden-for-solenergi-i-sverige-andras'],
    },
  },
  incentives: [
    {
      id: 'green-technology-panels',
      default: 'apply',
      startsIn: { from: '2025-07-01' },
      incentive: {
        kind: 'share-of-cost',
        name: 'Green technology deduction, panels',
        of: 'panels',
        share: 0.15,
        most: 50_000,
        group: 'green-technology',
      },
      period: '2025-03-13',
      asOf: '2025-03-13',
      checkAfter: '2027-01-15',
      confidence: 'high',
      note:
        'Taken off the invoice. 20 % until 30 June 2025. At most 50,000 per person and year for panels, ' +
        'storage and charger together; needs enough tax due.',
      source: {
        title: 'Government bill 2024/25:109',
        url: 'https://lagen.nu/prop/2024/25:109',
        others: ['https://www.renergi.nu/solceller-foretag/gront-avdrag-bidrag-2025'],
      },
    },
    {
      id: 'green-technology-storage',
      default: 'apply',
      incentive: {
        kind: 'share-of-cost',
        name: 'Green technology deduction, storage',
        of: 'battery',
        share: 0.5,
        most: 50_000,
        group: 'green-technology',
      },
      period: '2025',
      asOf: '2025-12-31',
      checkAfter: '2027-01-15',
      confidence: 'medium',
      note: 'Storage for own solar power; shares the cap of 50,000 per person and year.',
      source: {
        title: 'Renergi, green technology deduction 2025',
        url: 'https://www.renergi.nu/solceller-foretag/gront-avdrag-bidrag-2025',
      },
    },
  ],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
}
