import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'IE',
  price: eurostatPrice(0.404),
  pvCost: {
    value: 1780,
    tax: 'included',
    period: '2023',
    asOf: '2023-06-28',
    confidence: 'low',
    note: '4.5 kWp for 8,000 EUR with VAT at 0, before the grant.',
    source: {
      title: 'Minister’s answer, Dail Eireann, 28 June 2023, question 27',
      url: 'https://www.oireachtas.ie/en/debates/question/2023-06-28/27/',
    },
  },
  pvPrice: {
    fixed: 1800,
    each: 1380,
    validFrom: 2,
    validTo: 10,
    tax: 'included',
    period: '2023',
    asOf: '2023-06-28',
    confidence: 'low',
    note: 'Level: the mean price, of 2023; prices fell since. Before the grant. Fixed share of the official farm grant reference costs (1,340 + 1,044 per kWp without VAT, 2019): 22 % at 4.5 kWp.',
    source: {
      title: 'Line fitted here to Minister’s answer, Dail Eireann, 28 June 2023, question 27',
      url: 'https://www.oireachtas.ie/en/debates/question/2023-06-28/27/',
    },
  },
  selling: {
    default: 'fill',
    selling: { kind: 'net-billing', price: 0.2, credit: 'paid' },
    range: [0.195, 0.2],
    inForce: 'unknown',
    period: '2025-01-13',
    asOf: '2025-01-13',
    checkAfter: '2026-12-15',
    confidence: 'medium',
    note:
      'Clean Export Guarantee: every supplier must pay, each sets its price; no term. Two dated prices: ' +
      'Energia 0.20 (from 13 January 2025), Electric Ireland 0.195 (November 2024). Income up to 400 EUR a ' +
      'year per person named on the bill is free of tax until the end of 2028.',
    source: {
      title: 'Energia, microgeneration scheme, price from 13 January 2025',
      url: 'https://energia.ie/cosy-homes/energia-and-the-microgeneration-scheme',
      others: ['https://socialdemocrats.ie/ga/?p=8796', 'https://www.cru.ie/home/customer-care/clean-export-tariff/'],
    },
  },
  incentives: [
    {
      id: 'seai',
      default: 'apply',
      incentive: { kind: 'flat', name: 'SEAI solar electricity grant', of: 'panels', amount: 1800, most: 1800 },
      period: '2025-11-17',
      asOf: '2025-11-17',
      checkAfter: '2026-12-15',
      confidence: 'medium',
      note:
        'Maximum kept for 2026; a planned cut to 1,500 was cancelled. Smaller systems may get less. Works ' +
        'within eight months of approval.',
      source: {
        title: 'The Irish Times, solar panel grants kept, November 2025',
        url: 'https://irishtimes-irishtimes-prod.web.arc-cdn.net/environment/2025/11/17/solar-panel-grants-to-be-maintained-as-minister-orders-reversal-of-planned-cuts',
        others: ['https://www.kildarestreet.com/wrans/?id=2025-09-08a.530.r'],
      },
    },
  ],
  vat: {
    rate: 0,
    otherwise: 0.23,
    condition: 'One contract for supply and installation on or beside a private dwelling. Panels alone: 23 %.',
    from: '2023-05-01',
    read: {
      period: '2023-04-18',
      asOf: '2023-04-18',
      checkAfter: '2027-01-15',
      confidence: 'high',
      source: {
        title: 'Dáil debate of 18 April 2023',
        url: 'https://www.oireachtas.ie/ga/debates/debate/dail/2023-04-18/10/',
        others: [
          'https://dlapiper.com/en-us/insights/publications/vat-monthly-alert-series/2023/vat-monthly-alert-april-2023/supply-and-installation-of-solar-panels-for-private-dwellings',
        ],
      },
    },
  },
}
