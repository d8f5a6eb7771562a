import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'DE',
  price: eurostatPrice(0.387),
  use: {
    value: 3500,
    byPersons: { 1: 1800, 2: 2700, 3: 3500, 4: 3800, 5: 4500 },
    period: '2025',
    asOf: '2025-12-31',
    confidence: 'high',
    note: 'Houses (flats beside), without electric hot water; value for three people.',
    source: { title: 'Stromspiegel 2025, co2online', via: 'quoted alike in three public sources' },
  },
  pvCost: {
    value: 1450,
    low: 1000,
    high: 2000,
    tax: 'included',
    period: '2024/2026',
    asOf: '2026-11-21',
    rangeAsOf: '2024-12-31',
    confidence: 'medium',
    note:
      'Range: Fraunhofer ISE 2024, roofs up to 30 kWp. Value: middle of 1,300 to 1,600 for 10 kWp in a 2026 ' +
      'guide (5 kWp: 1,600 to 1,800). No VAT on home systems. Fraunhofer’s photovoltaics report (December ' +
      '2024) quotes 900 to 1,300 for 3 to 10 kWp.',
    source: {
      title: 'Fraunhofer ISE, Stromgestehungskosten 2024, table 1; EVU-Anmeldung guide 2026',
      url: 'https://www.ise.fraunhofer.de/content/dam/ise/de/documents/publications/studies/DE2024_ISE_Studie_Stromgestehungskosten_Erneuerbare_Energien.pdf',
      via: 'https://evuanmeldung.de/?p=367',
    },
  },
  batteryCost: {
    value: 575,
    low: 550,
    high: 600,
    tax: 'included',
    period: '2026',
    asOf: '2026-11-21',
    confidence: 'low',
    note:
      'Difference of a system with and without 10 kWh in the same guide. Another 2026 guide says 270 to 400 ' +
      'EUR/kWh, so the true spread is wider.',
    source: { title: 'EVU-Anmeldung guide 2026', url: 'https://evuanmeldung.de/?p=367' },
  },
  pvPrice: {
    fixed: 2700,
    each: 1080,
    validFrom: 3,
    validTo: 15,
    tax: 'included',
    period: '2026',
    asOf: '2026-11-21',
    confidence: 'medium',
    note: 'Two tables by size agree within 10 %. VAT 0 %. Middle of the range where a range was given.',
    source: {
      title: 'Line fitted here to Karaenke, Photovoltaik Kosten: three example prices; EVU-Anmeldung guide 2026',
      url: 'https://www.karaenke.com/photovoltaik-kosten/',
      others: ['https://evuanmeldung.de/?p=367'],
    },
  },
  batteryPrice: {
    fixed: 1600,
    each: 415,
    validFrom: 2,
    validTo: 20,
    tax: 'included',
    period: '2026',
    asOf: '2026-11-21',
    confidence: 'low',
    note: 'Level: the mean price at 10 kWh. Sources differ by a factor of two. Shape from two older tables (fixed share 36 and 45 % at 10 kWh), lowered to 28 % as cells became cheaper.',
    source: {
      title: 'Line fitted here to EVU-Anmeldung guide 2026',
      url: 'https://evuanmeldung.de/?p=367',
    },
  },
  selling: {
    default: 'fill',
    selling: {
      kind: 'feed-in',
      steps: [
        {
          untilYear: 20,
          bands: [
            { upToKw: 10, price: 0.077 },
            { upToKw: 40, price: 0.0666 },
            { upToKw: null, price: 0.0545 },
          ],
        },
      ],
    },
    startsIn: { from: '2026-08-01', until: '2026-12-31' },
    maxKw: 100,
    exportLimit: { kind: 'share', ofPeak: 0.6 },
    hints: [
      {
        text: 'Started from February to July 2026: 0.0778 EUR up to 10 kW, 0.0673 up to 40, 0.055 up to 100.',
        url: 'https://www.metzler-elektro.de/news/details/eeg-foerdersaetze-ab-01022026-neue-einspeiseverguetung-festgelegt-nur-bis-31072026-gueltig',
      },
      { text: 'These prices were set for starts up to 31 January 2027.' },
      { text: 'Selling everything (no own use) pays 0.1222 EUR up to 10 kW and 0.1025 up to 40.' },
      {
        text:
          'A draft reform of January 2026 would end the fixed price for new systems below 25 kW from 2027 and ' +
          'limit feed-in to half of their power; what became of it was not seen.',
        url: 'https://taz.de/Reform-des-Erneuerbare-Energien-Gesetzes/!6158554/',
      },
    ],
    period: '2026-02',
    asOf: '2026-02-28',
    checkAfter: '2026-12-15',
    confidence: 'medium',
    note:
      'For systems started from 1 August 2026 to 31 January 2027, fixed for 20 years plus the rest of the ' +
      'first year; a start in 2027 asks, as the law may change. Above 10 kW each share of the power gets ' +
      'its own price. Nothing is paid at negative prices (457 hours in 2024); those hours are added at the ' +
      'end. Only 60 % of the power may leave the home until a smart meter and control box are fitted; ' +
      'sources differ whether this ends for 2 to 7 kW.',
    source: {
      title: 'heizung.de, feed-in tariff by half-year 2026',
      url: 'https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html',
      others: [
        'https://www.metzler-elektro.de/news/details/eeg-foerdersaetze-ab-01022026-neue-einspeiseverguetung-festgelegt-nur-bis-31072026-gueltig',
        'https://1komma5.com/de/magazin/news/im-februar-sinkt-die-eeg-einspeiseverguetung-auf-7-78-cent',
      ],
    },
  },
  incentives: [],
  vat: {
    rate: 0,
    otherwise: 0.19,
    condition:
      'On or near homes; always met up to 30 kWp. Storage, essential parts and installation too. No end ' +
      'date named; a page of April 2025 says it goes on.',
    from: '2023-01-01',
    read: {
      period: '2023-01-01',
      asOf: '2023-01-01',
      checkAfter: '2027-01-15',
      confidence: 'medium',
      source: {
        title: 'Haufe, zero rate of VAT for solar',
        url: 'https://haufe.de/steuern/haufe-steuer-office-excellence/zukuenftige-nullsteuersatzentlastung-auf-lebensmittel-nac-1-allgemeines_idesk_PI25844_HI15757495.html',
        others: [
          'https://hasenbachmomberger.de/photovoltaikanlagen-umsatzsteuer-0/',
          'https://regional-photovoltaik.de/foerderung-finanzierung/foerderung-photovoltaik-2025',
        ],
      },
    },
  },
}
