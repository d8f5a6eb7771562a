import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'NL',
  price: eurostatPrice(0.256),
  pvCost: {
    value: 1250,
    low: 800,
    high: 1800,
    tax: 'included',
    period: '2024-01',
    asOf: '2024-01-31',
    confidence: 'medium',
    note: 'Ten panels of 400 W with inverter and fitting; 0 % VAT on homes.',
    source: {
      title: 'Regionaal Energieloket, knowledge base',
      url: 'https://kennisbank.regionaalenergieloket.nl/zonnepanelen/prijzen-zonnepanelen/',
    },
  },
  pvPrice: {
    fixed: 650,
    each: 750,
    validFrom: 2,
    validTo: 10,
    tax: 'included',
    period: '2026',
    asOf: '2026-01-14',
    confidence: 'high',
    note: 'VAT 0 %. Pitched roof; flat roof 1.10 to 1.14 per Wp. The mean price (1,250 per kWp, January 2024) lies 28 % above two newer public figures: Milieu Centraal 2025 and RVO November 2024 (Consumentenbond, January 2026).',
    source: {
      title:
        'Line fitted here to Milieu Centraal, price of 6, 8 and 10 panels of 435 W; Consumentenbond, January 2026, after RVO cost figures of November 2024: pitched roof 0.94 to 0.98 per Wp',
      url: 'https://milieucentraal.nl/energie-besparen/zonnepanelen/zonnepanelen-kopen/prijs-en-opbrengst-zonnepanelen',
      others: ['https://www.consumentenbond.nl/zonnepanelen/kosten-opbrengsten'],
    },
  },
  selling: {
    default: 'fill',
    selling: { kind: 'net-billing', ofSupplyPrice: { share: 0.5 }, credit: 'paid', until: '2029-12-31' },
    startsIn: { until: '2029-12-31' },
    hints: [
      {
        text: 'Suppliers may charge costs for feeding in; the contract says how much.',
        url: 'https://www.duurzaam-ondernemen.nl/acm-terugleverkosten-zonnestroom-niet-onredelijk-contracten-wel-moeilijk-te-vergelijken/',
      },
    ],
    period: '2024-12-18',
    asOf: '2024-12-18',
    checkAfter: '2027-01-10',
    confidence: 'medium',
    note:
      'Net metering (salderen, settled yearly) ends on 1 January 2027 for everyone; the Senate voted on 17 ' +
      'December 2024. From then a fair payment: until 1 January 2030 at least half of the bare supply price ' +
      '(without taxes) of one’s own contract; afterwards the supplier’s price. Suppliers may charge feed-in ' +
      'costs, but payment less costs may not be negative over a month. So fill: half of the bare price ' +
      'until 2029, then ask.',
    source: {
      title: 'Senate vote of 17 December 2024 on the end of netting, as reported',
      url: 'https://inspirega.bytes.news/99090d7-solar-panels-policy',
      others: [
        'https://parlementairemonitor.nl/9353000/1/j9vvij5epmj1ey0/vmiyqw6tvvwd',
        'https://business.gov.nl./amendment/netting-scheme-solar-panels-ends',
        'https://evrimagaci.org/tpg/major-changes-ahead-for-solar-panel-net-metering-89101',
      ],
    },
  },
  incentives: [],
  vat: {
    rate: 0,
    otherwise: 0.21,
    condition: 'Supply and installation on or right beside homes. Batteries 21 %, refundable under conditions.',
    from: '2023-01-01',
    batteries: 0.21,
    read: {
      period: '2024-01-30',
      asOf: '2024-01-30',
      checkAfter: '2027-01-10',
      confidence: 'medium',
      source: {
        title: 'Landport Energy, batteries and VAT',
        url: 'https://www.landportenergy.nl/thuisbatterijen-en-btw-teruggave-hoe-werkt-het/',
        others: ['https://vwg.nl/nieuws/btw-op-zonnepanelen-deels-naar-0/'],
      },
    },
  },
}
