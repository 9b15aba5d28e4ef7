/**
 * For pages whose search parameters match nothing: there are endlessly many such addresses, so no cache should store
 * them.
 */
export const noStoreHeaders = { 'cache-control': 'no-store' }
