import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'CA',
  price: {
    value: 0.168,
    low: 0.097,
    high: 0.41,
    tax: 'included',
    fixedIncluded: true,
    period: '2026-10',
    asOf: '2026-10-31',
    confidence: 'medium',
    note:
      'No national figure is published: mean of 13 provinces and territories weighted by population, each ' +
      'from its utility’s tariff at 1,000 kWh a month. Quebec 0.097, Northwest Territories 0.41: the bill ' +
      'knows better.',
    source: {
      title: 'Published tariffs of the utilities, weighted with Statistics Canada population of 1 July 2026',
      via: 'open research notes on household prices, October 2026, which work from the utilities’ own tariffs',
    },
  },
  pvPrice: {
    fixed: 6700,
    each: 2390,
    validFrom: 5,
    validTo: 15,
    tax: 'not stated',
    period: '2026',
    asOf: '2026-06-30',
    confidence: 'low',
    note: 'Two size classes of one site, put at their middle, and a national mean of 2023. Provinces differ from 2.42 per W (Ontario) upwards.',
    source: {
      title:
        'Line fitted here to solarcalculatorhq.com: 3.20 CAD/W for 6 to 10 kW, 2.85 for 12 to 15 kW (2026); Energyhub.org autumn 2023: 3.34 CAD/W, 25,050 for 7.5 kW',
      url: 'https://solarcalculatorhq.com/en-ca/calculators/solar-panel-estimate-calculator/',
      others: [
        'https://www.bnnbloomberg.ca/business/technology/2025/05/29/are-solar-panels-worth-the-investment-yes-usually-but-it-depends-where-you-live/',
      ],
    },
  },
  selling: {
    default: 'ask',
    selling: null,
    period: '2026-11',
    asOf: '2026-11-21',
    checkAfter: '2027-02-01',
    confidence: 'medium',
    note: 'By province and utility; net metering is the usual case.',
    source: { title: 'No national rule' },
  },
  incentives: [
    {
      id: 'greener-homes-loan',
      default: 'none',
      startsIn: { until: '2025-10-01' },
      incentive: { kind: 'in-words', name: 'Canada Greener Homes Loan', of: 'panels' },
      period: '2025-10-01',
      asOf: '2025-10-01',
      checkAfter: '2027-04-01',
      confidence: 'medium',
      note: 'Interest-free loan up to 40,000; last applications on 1 October 2025.',
      source: {
        title: 'Canadian Renewable Energy Association, closure of the Greener Homes Loan, October 2025',
        url: 'https://renewablesassociation.ca/canrea-disappointed-by-abrupt-closure-of-canada-greener-homes-loan-program',
      },
    },
  ],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
  subdivisions: {
    'CA-BC': {
      names: ['British Columbia'],
      selling: {
        default: 'ask',
        selling: { kind: 'net-billing' },
        hints: [
          {
            text: 'The proposed self-generation rate pays 0.10 CAD per kWh.',
            url: 'https://www.bchydro.com/toolbar/about/strategies-plans-regulatory/rate-design/self-generation-rate-updates.html',
          },
        ],
        inForce: 'announced',
        period: '2026-04-01',
        asOf: '2026-04-01',
        checkAfter: '2026-12-15',
        confidence: 'high',
        note:
          'Proposed to start on 1 April 2026: 0.10 per exported kWh in place of kWh for kWh. Whether it was ' +
          'approved was not seen.',
        source: {
          title: 'BC Hydro, self-generation rate updates',
          url: 'https://www.bchydro.com/toolbar/about/strategies-plans-regulatory/rate-design/self-generation-rate-updates.html',
          others: ['https://homeperformance.ca/?p=7967'],
        },
      },
      incentives: [
        {
          id: 'bc-hydro-solar',
          default: 'offer',
          startsIn: { from: '2024-07-01' },
          incentive: {
            kind: 'by-size',
            name: 'BC Hydro solar rebate',
            of: 'panels',
            rate: 1000,
            most: 5000,
            mostOfCost: 0.5,
            endsNetMetering: true,
          },
          period: '2024-06-27',
          asOf: '2024-06-27',
          checkAfter: '2026-12-15',
          confidence: 'medium',
          note:
            'At most half of the cost. From 1 June 2026 only with a contractor of the Home Performance network. ' +
            'Taking it puts the home on the new export rate.',
          source: {
            title: 'National Observer, rebates for homeowners in British Columbia, June 2024',
            url: 'https://www.nationalobserver.com/2024/06/27/news/new-rebates-bc-homeowners-who-install-rooftop-solar',
            others: [
              'https://solarpowerconference.com/new-rooftop-solar-panel-rebates-of-up-10000-for-bc-homes',
              'https://homeperformance.ca/?p=7967',
            ],
          },
        },
        {
          id: 'bc-hydro-battery',
          default: 'offer',
          startsIn: { from: '2024-07-01' },
          incentive: {
            kind: 'by-size',
            name: 'BC Hydro battery rebate',
            of: 'battery',
            rate: 500,
            most: 5000,
            mostOfCost: 0.5,
            fromSize: 5,
          },
          period: '2024-06-27',
          asOf: '2024-06-27',
          checkAfter: '2026-12-15',
          confidence: 'medium',
          note: 'From 5 kWh; at most half of the cost.',
          source: {
            title: 'National Observer, rebates for homeowners in British Columbia, June 2024',
            url: 'https://www.nationalobserver.com/2024/06/27/news/new-rebates-bc-homeowners-who-install-rooftop-solar',
          },
        },
      ],
    },
    'CA-ON': {
      names: ['Ontario'],
      selling: {
        default: 'fill',
        selling: { kind: 'net-metering', carried: 'kwh' },
        period: '2025-04-07',
        asOf: '2025-04-07',
        checkAfter: '2027-02-01',
        confidence: 'low',
        note: 'Either net metering without the rebate, or the rebate without any pay for exports. Never both.',
        source: {
          title: 'Electric Car Adventures, new incentives of the Ontario government, April 2025',
          url: 'https://electriccaradventures.ca/2025/04/07/new-incentives-from-the-ontario-provincial-government',
        },
      },
      incentives: [
        {
          id: 'home-renovation-solar',
          default: 'offer',
          incentive: {
            kind: 'by-size',
            name: 'Home Renovation Savings: solar',
            of: 'panels',
            rate: 1000,
            most: 5000,
            mostOfCost: 0.5,
            endsNetMetering: true,
          },
          period: '2025-04-07',
          asOf: '2025-04-07',
          checkAfter: '2027-02-01',
          confidence: 'low',
          note: 'At most half of the cost. Choosing it must set the export to nothing (load displacement).',
          source: {
            title: 'Electric Car Adventures, new incentives of the Ontario government, April 2025',
            url: 'https://electriccaradventures.ca/2025/04/07/new-incentives-from-the-ontario-provincial-government',
            others: [
              'https://figsolar.ca/?p=30793',
              'https://rocksolar.ca/fr/blogs/news/save-big-on-your-solar-system-with-ontario-home-renovation-savings-program',
            ],
          },
        },
        {
          id: 'home-renovation-battery',
          default: 'offer',
          incentive: {
            kind: 'flat',
            name: 'Home Renovation Savings: battery',
            of: 'battery',
            amount: 5000,
            most: 5000,
            fromSize: 16,
            endsNetMetering: true,
          },
          period: '2025',
          asOf: '2025-12-31',
          checkAfter: '2027-02-01',
          confidence: 'medium',
          note: 'Full amount from 16 kWh; only with panels; no net metering.',
          source: { title: 'FigSolar, Home Renovation Savings, 2025', url: 'https://figsolar.ca/?p=30793' },
        },
      ],
    },
    'CA-QC': {
      names: ['Quebec'],
      selling: {
        default: 'fill',
        selling: { kind: 'net-metering', carried: 'kwh' },
        period: '2025-08-02',
        asOf: '2025-08-02',
        checkAfter: '2027-02-01',
        confidence: 'medium',
        note: 'kWh credits on the bill; the size limit was to rise from 50 kW to 1,000 kW in 2026.',
        source: {
          title: 'Assahafa, support for solar in Québec, August 2025',
          url: 'https://fr.assahafa.com/des-subventions-aux-particuliers-plus-genereuses-que-prevu',
          others: ['https://tecsol-quotidien.fr/solaire-un-coup-daccelerateur-inedit-au-quebec'],
        },
      },
      incentives: [
        {
          id: 'hydro-quebec',
          default: 'offer',
          startsIn: { from: '2026-01-01' },
          incentive: { kind: 'by-size', name: 'Hydro-Québec solar support', of: 'panels', rate: 1000, mostOfCost: 0.4 },
          inForce: 'announced',
          period: '2026-01-31',
          asOf: '2026-01-31',
          checkAfter: '2026-12-15',
          confidence: 'medium',
          note: 'At most 40 % of the cost. Announced for spring 2026; the start itself was not seen.',
          source: {
            title: 'Raycom Électrique, solar support in Québec, January 2026',
            url: 'https://www.raycomelectrique.com/blog/subventions-solaires-quebec-disponibilite-conditions',
            others: [
              'https://fr.assahafa.com/des-subventions-aux-particuliers-plus-genereuses-que-prevu',
              'https://maisonsaine.ca/bioconstruction?id=100986',
            ],
          },
        },
      ],
    },
  },
}
