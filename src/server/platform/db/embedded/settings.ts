/**
 * Passed at each start and not stored in the cluster, so that they can change with the program. Sized for a machine
 * with 1 GB that also runs the program: few connections, no parallel plans, no idle workers. See docs/decisions/0030.
 */
export const serverSettings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '24',
  timezone: 'UTC',

  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  min_wal_size: '80MB',
  max_wal_size: '256MB',

  shared_buffers: '64MB',
  effective_cache_size: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',

  // Statements are not logged: they contain personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
  lc_messages: 'C',
}

/** @returns arguments of `postgres`. */
export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** PostgreSQL splits a setting such as `unix_socket_directories` at commas outside quotes. */
export function asListEntry(value: string): string {
  return `"${value.replaceAll('"', '""')}"`
}
