import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contactNames, placeholderContacts } from '#values/placeholder-contacts.ts'
import { ConfigError, readConfig } from './config.ts'

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('the environment was accepted')
}

describe('a bad value', () => {
  it.each([
    ['PORT', 'eight-thousand'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['SITE_URL', 'hatheli.example'],
    ['SITE_URL', 'ftp://hatheli.example'],
    ['SITE_URL', 'https://hatheli.example/shop'],
    ['SITE_URL', 'https://hatheli.example/?x=1'],
    ['SITE_URL', 'https://someone:secret@hatheli.example'],
    ['DATABASE_URL', 'mysql://someone:s3cr3t@db.example/hatheli'],
    ['DATABASE_URL', 'not an address'],
    ['DATABASE_URL', 'mysql://someone:s3cr3t@/hatheli?host=/run/mysqld'],
    ['SMTP_URL', 'post.example'],
    ['SMTP_URL', 'https://someone:s3cr3t@mail.example'],
    ['MAIL_FROM', 'Hatheli'],
    ['MAIL_TO', 'a@mail.example\nBcc: b@mail.example'],
    ['S3_BUCKET', 'two words'],
    ['S3_BUCKET', 'no/slash'],
    ['S3_ENDPOINT', 'storage.example'],
    ['S3_ENDPOINT', 'https://someone:s3cr3t@storage.example'],
    ['S3_REGION', 'Mumbai, India'],
    ['S3_ACCESS_KEY_ID', 's3cr3t with spaces'],
    ['S3_SECRET_ACCESS_KEY', 's3cr3t with spaces'],
    ['BACKUP_URL', '/mnt/backup'],
    ['BACKUP_URL', 'file://host/backup'],
    ['BACKUP_URL', 's3://hatheli/without-region'],
    ['BACKUP_URL', 's3://bucket/two%20words?region=ap-south-1'],
    ['BACKUP_URL', 's3://bucket?endpoint=https://someone:s3cr3t@storage.example'],
    ['BACKUP_ACCESS_KEY_ID', 's3cr3t with spaces'],
    ['BACKUP_KEY', 's3cr3t with spaces'],
    ['MEDIA_URL', 'cdn.example'],
    ['MEDIA_URL', 'https://cdn.example/?key=s3cr3t'],
    ['MEDIA_URL', 'http://127.0.0.1:3000/media'],
    ['ADMIN_EMAIL', 'somebody'],
    ['ADMIN_PASSWORD', 'short-s3cr3t'.slice(0, 11)],
    ['ADMIN_PASSWORD', 's3cr3t'.repeat(30)],
    ['SESSION_SECRET', 's3cr3t-too-short'],
    ['DEMO_CONTENT', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['STOP_DELAY_SECONDS', 'soon'],
    ['STOP_DELAY_SECONDS', '61'],
    ['TRUST_PROXY', 'all'],
    ['METRICS', 'open'],
    ['METRICS_TOKEN', 's3cr3t-too-shor'],
    ['METRICS_TOKEN', 's3cr3t with many spaces'],
  ])('of %s is one line that names it and does not echo %j', (name, value) => {
    const message = messageOf({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name}: .{4,}$`))
    expect(message).not.toContain(value)
    expect(message).not.toContain('s3cr3t')
  })

  it('is reported one at a time', () => {
    expect(messageOf({ PORT: 'x', LOG_LEVEL: 'y' })).toMatch(/^PORT: [^\n]+$/)
  })
})

describe('an empty environment', () => {
  it('gives the defaults', () => {
    expect(readConfig({})).toMatchObject({
      isDevelopment: false,
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('data'),
      databaseUrl: null,
      objectStorage: null,
      mediaUrl: null,
      admin: { email: null, password: null },
      sessionSecret: null,
      demoContent: true,
      logLevel: 'info',
      stopDelay: 3000,
      metricsPublic: false,
      metricsToken: null,
      trustedProxies: 0,
      profile: { brand_name: 'Hatheli', phone: '+91 00000 00000' },
    })
  })

  it('is what empty variables give', () => {
    const empty = { PORT: ' ', SITE_URL: '', DATABASE_URL: '', ADMIN_PASSWORD: '', DEMO_CONTENT: '' }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })
})

describe('a backup', () => {
  const BACKUP_URL = 's3://hatheli/site/one?endpoint=https://storage.example'
  const credentials = { BACKUP_ACCESS_KEY_ID: 'own', BACKUP_SECRET_ACCESS_KEY: 's3cr3t' }

  it('is in a folder, or in a bucket below a prefix, with its own credentials or those of the pictures', () => {
    const folder = readConfig({ BACKUP_URL: 'file:///mnt/my%20disk/hatheli/' }).backup
    expect(folder).toEqual({ place: { kind: 'folder', folder: '/mnt/my disk/hatheli' }, name: '/mnt/my disk/hatheli' })
    const storage = { bucket: 'hatheli', endpoint: 'https://storage.example', region: 'us-east-1' }
    expect(readConfig({ BACKUP_URL, ...credentials }).backup).toEqual({
      place: {
        kind: 'bucket',
        prefix: 'site/one/',
        storage: { ...storage, accessKeyId: 'own', secretAccessKey: 's3cr3t' },
      },
      name: 's3://hatheli/site/one/',
    })
    const pictures = { S3_BUCKET: 'pictures', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
    expect(readConfig({ BACKUP_URL, ...pictures }).backup).toMatchObject({ place: { storage: { accessKeyId: 'a' } } })
  })

  it('needs credentials for a bucket, and is for the embedded database', () => {
    expect(messageOf({ BACKUP_URL })).toMatch(/^BACKUP_ACCESS_KEY_ID: is missing/)
    expect(messageOf({ BACKUP_URL, BACKUP_ACCESS_KEY_ID: 'own' })).toMatch(/^BACKUP_SECRET_ACCESS_KEY: is missing/)
  })
})

describe('object storage', () => {
  const whole = {
    S3_BUCKET: 'hatheli',
    S3_ENDPOINT: 'https://storage.example/',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    S3_SECRET_ACCESS_KEY: 's3cr3t',
  }

  it('is what the whole set names', () => {
    expect(readConfig(whole).objectStorage).toEqual({
      bucket: 'hatheli',
      endpoint: 'https://storage.example',
      region: 'ap-south-1',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 's3cr3t',
    })
  })

  it('needs an address or a region', () => {
    expect(readConfig({ ...whole, S3_ENDPOINT: '' }).objectStorage).toMatchObject({ endpoint: null })
    expect(readConfig({ ...whole, S3_REGION: '' }).objectStorage).toMatchObject({ region: 'us-east-1' })
    expect(messageOf({ ...whole, S3_REGION: '', S3_ENDPOINT: '' })).toBe(
      'S3_REGION: is missing, but S3_BUCKET is given',
    )
  })

  it.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('without %s is reported in one line', (name) => {
    expect(messageOf({ ...whole, [name]: '' })).toMatch(
      new RegExp(`^${name}: is missing, but S3_(?:BUCKET|ACCESS_KEY_ID) is given$`),
    )
  })

  it('that is incomplete is reported', () => {
    expect(messageOf({ S3_REGION: 'ap-south-1' })).toBe('S3_BUCKET: is missing, but S3_REGION is given')
  })

  it('may be read by browsers at its own address', () => {
    expect(readConfig({ MEDIA_URL: 'https://cdn.example/' }).mediaUrl).toBe('https://cdn.example')
    expect(readConfig({ MEDIA_URL: 'https://files.example/hatheli/' }).mediaUrl).toBe('https://files.example/hatheli')
  })
})

describe('what is given', () => {
  it('derives the public origin from host and port if it is unset', () => {
    expect(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
    expect(readConfig({ HOST: '::1' }).siteUrl).toBe('http://[::1]:3000')
  })

  it('is an origin without the slash', () => {
    const config = readConfig({ SITE_URL: 'https://hatheli.example/' })
    expect(config).toMatchObject({ siteUrl: 'https://hatheli.example', siteUrlGiven: true })
    expect(config.profile.site_url).toBe('https://hatheli.example')
  })

  it.each([
    'postgres://someone:s3cr3t@db.example:5433/hatheli',
    'postgres://someone@/hatheli?host=/run/postgresql',
    'postgresql:///hatheli?host=%2Frun%2Fpostgresql&port=5433',
  ])('names a PostgreSQL by its host or by the folder of its socket: %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  it('folds the case of the admin’s address', () => {
    expect(readConfig({ ADMIN_EMAIL: 'Someone@Hatheli.Example' }).admin.email).toBe('someone@hatheli.example')
  })

  it('has placeholder contacts beside demo content only', () => {
    const none = Object.fromEntries(contactNames.map((name) => [name, null]))
    expect(readConfig({}).profile).toMatchObject({ ...placeholderContacts, sample_content: true })
    expect(readConfig({ DEMO_CONTENT: 'off' }).profile).toMatchObject({ ...none, sample_content: false })
  })

  it('offers pages without a network unless switched off or in development', () => {
    expect(readConfig({}).profile.offline_pages).toBe(true)
    expect(readConfig({ OFFLINE_PAGES: 'off' }).profile.offline_pages).toBe(false)
    expect(readConfig({}, { isDevelopment: true }).profile.offline_pages).toBe(false)
  })
})

describe('mail', () => {
  const SMTP_URL = 'smtps://desk:s3cr3t@mail.example:465'
  const MAIL_FROM = 'site@hatheli.example'

  it('goes from one address to another, the sign-in address by default', () => {
    expect(readConfig({}).mail).toBeNull()
    const mail = { url: SMTP_URL, from: MAIL_FROM, to: null }
    expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual(mail)
    expect(readConfig({ SMTP_URL, MAIL_FROM, ADMIN_EMAIL: 'Owner@hatheli.example' }).mail?.to).toBe(
      'Owner@hatheli.example',
    )
    expect(readConfig({ SMTP_URL, MAIL_FROM, MAIL_TO: 'desk@hatheli.example' }).mail?.to).toBe('desk@hatheli.example')
  })

  it('needs both server and sender', () => {
    expect(messageOf({ SMTP_URL })).toBe('MAIL_FROM: is missing, but SMTP_URL is given')
    expect(messageOf({ MAIL_FROM })).toBe('SMTP_URL: is missing, but MAIL_FROM is given')
    expect(messageOf({ MAIL_TO: MAIL_FROM })).toBe('SMTP_URL: is missing, but MAIL_TO is given')
  })
})
