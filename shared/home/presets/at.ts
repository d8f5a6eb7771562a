import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'AT',
  price: eurostatPrice(0.327, {
    note:
      'Regulator’s monitor of 1 September 2026, local suppliers at 3,500 kWh: 0.255 to 0.348. The share ' +
      'that solar can avoid is lower by 3 to 4 ct of fixed charges.',
  }),
  use: {
    value: 3500,
    period: '2026',
    asOf: '2026-09-01',
    confidence: 'medium',
    note: 'The regulator’s reference household, not a measured mean.',
    source: {
      title: 'E-Control Preismonitor, 1 September 2026',
      url: 'https://www.e-control.at/preismonitor',
      via: 'quoted in public code',
    },
  },
  pvCost: {
    value: 1600,
    low: 1600,
    high: 1860,
    tax: 'included',
    period: '2024',
    asOf: '2024-12-31',
    confidence: 'high',
    note: '1,336 (10 kWp) and 1,551 (5 kWp) net, with 20 % VAT added (the zero rate has ended).',
    source: {
      title: 'Biermayr et al., Marktentwicklung 2024, BMIMI, June 2025, p. 90-92',
      url: 'https://nachhaltigwirtschaften.at/resources/nw_pdf/schriftenreihe-2025-23a_marktstatistik-2024.pdf',
      via: 'quoted in public code',
    },
  },
  batteryCost: {
    value: 850,
    tax: 'included',
    period: '2024',
    asOf: '2024-12-31',
    confidence: 'high',
    note: '706 net, turnkey, with 20 % VAT added; 2023: 840 net.',
    source: {
      title: 'FH Technikum Wien / BMWET, PV-Batteriespeichersysteme, Marktentwicklung 2024 (16 June 2025)',
      via: 'quoted in public code',
    },
  },
  pvPrice: {
    fixed: 2580,
    each: 1345,
    validFrom: 3,
    validTo: 15,
    tax: 'included',
    period: '2024',
    asOf: '2024-12-31',
    confidence: 'high',
    note: 'Line through the two official sizes, 20 % VAT added to net prices.',
    source: {
      title:
        'Line fitted here to Biermayr et al., Marktentwicklung 2024, BMIMI, June 2025: 5 kWp 1,551, 10 kWp 1,336 net; Energie- und Umweltagentur Niederoesterreich, Wirtschaftlichkeit Photovoltaik (August 2024), net',
      url: 'https://nachhaltigwirtschaften.at/resources/nw_pdf/schriftenreihe-2025-23a_marktstatistik-2024.pdf',
      others: ['https://energie-noe.at/wirtschaftlichkeit-photovoltaik'],
    },
  },
  batteryPrice: {
    fixed: 2400,
    each: 610,
    validFrom: 2,
    validTo: 20,
    tax: 'included',
    period: '2024',
    asOf: '2024-12-31',
    confidence: 'low',
    note: 'Level: the mean price, taken at 10 kWh. Fixed share of 28 % at 10 kWh, as in neighboring countries.',
    source: {
      title:
        'Line fitted here to FH Technikum Wien / BMWET, PV-Batteriespeichersysteme, Marktentwicklung 2024 (16 June 2025)',
    },
  },
  selling: {
    default: 'ask',
    selling: { kind: 'net-billing', credit: 'paid' },
    range: [0.0555, 0.0925],
    hints: [
      { text: 'OeMAG paid 0.05855 EUR in May 2025.', url: 'https://www.stromrechner.at/einspeisetarif' },
      {
        text: 'Announced: a small grid fee on feed-in above 7 kW.',
        url: 'https://www.wko.at/ooe/news/strommarktgesetze',
      },
    ],
    period: '2025-12-30',
    asOf: '2025-12-30',
    checkAfter: '2027-01-10',
    confidence: 'high',
    note:
      'OeMAG takes power from systems below 500 kW at a price set every month afterwards: the ' +
      'volume-weighted day-ahead price, but between 60 % and 100 % of E-Control’s quarterly price, less ' +
      'balancing costs. Quarterly price for the first quarter of 2026: 0.0925, hence 0.0555 to 0.0925 ' +
      '(worked out). In sunny months the floor is the rule. Suppliers pay about 0.046 to 0.11 (2025). No ' +
      'term.',
    source: {
      title: 'E-Control, market price for eco-electricity',
      url: 'https://www.e-control.at/marktteilnehmer/oeko-energie/marktpreis',
      others: [
        'https://www.stromrechner.at/einspeisetarif',
        'https://i-magazin.com/neue-berechnungsformel-fuers-einspeisen',
        'https://www.oem-ag.at/de/marktpreis/',
      ],
    },
  },
  incentives: [
    {
      id: 'eag-panels',
      default: 'offer',
      startsIn: { until: '2026-10-22' },
      incentive: {
        kind: 'by-size',
        name: 'EAG investment grant',
        of: 'panels',
        steps: [
          { upTo: 10, rate: 150 },
          { upTo: 20, rate: 140 },
          { upTo: 100, rate: 130 },
          { upTo: 1000, rate: 120 },
        ],
        stepRule: 'whole',
        mostOfCost: 0.25,
      },
      inForce: 'between calls',
      period: '2026-04-23',
      asOf: '2026-04-23',
      checkAfter: '2027-01-31',
      confidence: 'medium',
      note:
        'Calls in 2026: 23 April to 11 May, 16 to 30 June, 8 to 22 October. All are over; the calls of 2027 ' +
        'were not seen. First come, first served; apply before the start. The whole system takes the rate of ' +
        'its category; above 20 kWp the rates are the most. At most 30 % of the cost before 20 % VAT, which ' +
        'is 25 % of it with VAT. Modules, inverter and storage made in Europe: 10 % more each.',
      source: {
        title: 'Neuböck Smart Living, EAG calls 2026',
        url: 'https://neuboeck-smartliving.at/index.php?page=pv_foerdercall_2026_1',
        others: ['https://www.murraum-leoben.at/info/eag-investzuschuss-fur-pv-anlagen-fordercalls-2026'],
      },
    },
    {
      id: 'eag-storage',
      default: 'offer',
      startsIn: { until: '2026-10-22' },
      incentive: { kind: 'by-size', name: 'EAG investment grant, storage', of: 'battery', rate: 150, toSize: 50 },
      inForce: 'between calls',
      period: '2026-04-23',
      asOf: '2026-04-23',
      checkAfter: '2027-01-31',
      confidence: 'medium',
      note: 'Only together with a new or enlarged system; up to 50 kWh in the call of 2025.',
      source: {
        title: 'Neuböck Smart Living, EAG calls 2026',
        url: 'https://neuboeck-smartliving.at/index.php?page=pv_foerdercall_2026_1',
      },
    },
  ],
  vat: {
    rate: 0.2,
    condition: 'Zero rate ended on 1 April 2025.',
    from: '2025-04-01',
    read: {
      period: '2025-03-21',
      asOf: '2025-03-21',
      checkAfter: '2027-01-31',
      confidence: 'high',
      source: {
        title: 'Austrian Economic Chambers, end of the zero rate',
        url: 'https://www.wko.at/sbg/gewerbe-handwerk/elektro-gebaeude-alarm-kommunikation/streichung-der-ust-befreiung-auf-pv-anlagen',
      },
    },
  },
}
