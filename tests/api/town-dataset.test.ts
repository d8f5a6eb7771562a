import { describe, expect, test } from 'vitest'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const get = (path: string) => site.visitor().get(path)

describe('The data by town', () => {
  test('is a table of towns with the most likely output between bad and good case', async () => {
    const { text } = await get('/solar/data.csv')
      .expect(200)
      .expect('Content-Type', 'text/csv; charset=utf-8')
      .expect('Cache-Control', /^public, max-age=3600/)
      // The same for everybody.
      .expect('Vary', 'Accept-Encoding')
    const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(head.split(',').slice(0, 10)).toEqual(
      'country,region,town,latitude,longitude,best_slope,best_direction,kwh_per_kwp_p90,kwh_per_kwp_p50,kwh_per_kwp_p10'.split(
        ',',
      ),
    )
    expect(lines.length).toBeGreaterThan(2_600)
    const pune = lines.find((line) => line.startsWith('IN,Maharashtra,Pune,'))?.split(',') ?? []
    const [slope, direction, bad, likely, good, ...months] = pune.slice(5).map(Number)
    expect(slope).toBeGreaterThan(15)
    expect(direction).toBeGreaterThan(170)
    expect(direction).toBeLessThan(190)
    expect(bad).toBeLessThan(likely ?? 0)
    expect(likely).toBeLessThan(good ?? 0)
    expect(months).toHaveLength(12)
    // Each month is rounded to a whole kWh.
    expect(Math.abs(months.reduce((sum, value) => sum + value, 0) - (likely ?? 0))).toBeLessThan(7)
  })

  test('is the same as JSON, with version, license and sources', async () => {
    const [{ body }, { text }] = await Promise.all([get('/solar/data.json').expect(200), get('/solar/data.csv')])
    expect(body).toMatchObject({ version: expect.any(String), license: expect.stringContaining('/by/4.0/') })
    expect(body.attribution).toContain('GeoNames')
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
    expect(body.rows.map((row: unknown[]) => row[2])).toHaveLength(lines.length)
    expect(body.rows[0].join(',')).toBe(lines[0])
  })

  test('is described for search engines of data', async () => {
    const { text } = await get('/solar/data').expect(200)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    const markup = JSON.parse(json)
    expect(markup).toMatchObject({ '@type': 'Dataset', name: 'Solar Data by Town', url: `${site.origin}/solar/data` })
    expect(markup.description.length).toBeGreaterThanOrEqual(50)
    expect(markup.spatialCoverage).toContain('India')
    for (const { contentUrl } of markup.distribution) {
      expect(contentUrl.startsWith(`${site.origin}/`)).toBe(true)
      await get(new URL(contentUrl).pathname).expect(200)
    }
    expect(text).toContain('<meta property="og:type" content="website">')
  })
})
