-- Uploads of scans that have begun, whichever web server takes them (docs/decisions/0192): none of them promises room that
-- another one has promised already.
create table data.hochladen (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- The map may be deleted meanwhile; the web server then removes the bytes.
  karte_id bigint not null,
  -- Account that has begun it, and alone may go on.
  konto text not null check (konto <> ''),
  datei text not null default '' check (char_length(datei) <= 255),
  version text,
  ist_ebene boolean not null default false,
  bytes bigint not null check (bytes between 1 and 1073741824),
  -- Bytes that are there.
  da bigint not null default 0 check (da between 0 and bytes),
  -- 'fertig': the scan is kept. 'beendet': by an administrator, which its sender is told.
  stand text not null default 'offen' check (stand in ('offen', 'fertig', 'beendet')),
  zuletzt timestamptz not null
);
call app.protect('data.hochladen');
grant usage on schema data to waldkerf_keeper;
