import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'PT',
  price: eurostatPrice(0.244, {
    note: 'Effective VAT about 14.8 %: the first part of the use is taxed at 6 %, the rest at 23 %.',
  }),
  pvPrice: {
    fixed: 1400,
    each: 1020,
    validFrom: 1.5,
    validTo: 12,
    tax: 'included',
    period: '2025',
    asOf: '2025-12-31',
    confidence: 'low',
    note: 'VAT 23 % since July 2025. All points are middles of ranges of one guide; the third may still hold 6 % VAT. Fixed share of ES (22 to 25 %).',
    source: {
      title:
        'Line fitted here to Portugal 5 kWp 6,000 to 8,000 with VAT 23 %; Portugal 6 kW with 10 kWh 9,500 to 13,200 with VAT 23 %; Portugal 5 kWp with 10 kWh 11,000 to 13,000',
      url: 'https://pt.balkonkraftwerkaudit.com/payback-solar',
      others: [
        'https://pt.balkonkraftwerkaudit.com/painel-solar-com-bateria',
        'https://pt.balkonkraftwerkaudit.com/autonomia-energ-tica',
      ],
    },
  },
  batteryPrice: {
    fixed: 1200,
    each: 350,
    validFrom: 2,
    validTo: 20,
    tax: 'included',
    period: '2025',
    asOf: '2025-12-31',
    confidence: 'low',
    note: 'Fits the two prices with 10 kWh above. Fixed share of ES.',
    source: {
      title:
        'Line fitted here to Portugal 5 kWp 6,000 to 8,000 with VAT 23 %; Portugal 6 kW with 10 kWh 9,500 to 13,200 with VAT 23 %; Portugal 5 kWp with 10 kWh 11,000 to 13,000',
      url: 'https://pt.balkonkraftwerkaudit.com/payback-solar',
      others: [
        'https://pt.balkonkraftwerkaudit.com/painel-solar-com-bateria',
        'https://pt.balkonkraftwerkaudit.com/autonomia-energ-tica',
      ],
    },
  },
  selling: {
    default: 'ask',
    selling: { kind: 'net-billing', credit: 'paid' },
    range: [0.03, 0.06],
    period: '2024',
    asOf: '2024-12-31',
    checkAfter: '2027-01-15',
    confidence: 'low',
    note:
      'UPAC: production and use are balanced every 15 minutes; the surplus needs a contract with a buyer, ' +
      'no regulated price; market-indexed, 0.03 to 0.06 in 2024. Without a contract it is given away. Prior ' +
      'notice from 700 W to 30 kW.',
    source: {
      title: 'Balkonkraftwerkaudit, pay for surplus in Portugal, 2024',
      url: 'https://pt.balkonkraftwerkaudit.com/compensa-o-energia-excedente',
      others: [
        'https://www.edp.pt/particulares/content-hub/venda-excedente-energia-solar/',
        'https://pt.balkonkraftwerkaudit.com/comercializador-energia-excedentes',
      ],
    },
  },
  incentives: [],
  vat: {
    rate: 0.23,
    condition:
      '6 % ended on 30 June 2025. Parliament recommended a return to 6 % (29 July 2025); whether the budget ' +
      'for 2026 followed was not seen.',
    from: '2025-07-01',
    read: {
      inForce: 'unknown',
      period: '2025-07-01',
      asOf: '2025-07-01',
      checkAfter: '2027-01-31',
      confidence: 'medium',
      source: {
        title: 'e-konomista, VAT of 23 % from July 2025',
        url: 'https://www.e-konomista.pt/iva-sobe-para-23-em-ar%e2%80%91condicionado-e-paineis-solares-a-partir-de-julho',
        others: ['https://aipor.pt/7605'],
      },
    },
  },
}
