-- A mail that the mail server refuses for good is not tried again, and the address is known to take none.
alter table data.outbox add column refused_at timestamptz;
create table data.adresse_abgelehnt (
  email text primary key check (char_length(email) <= 254),
  -- The mail server's words.
  grund text not null check (char_length(grund) <= 500),
  seit timestamptz not null default now()
);
call app.protect('data.adresse_abgelehnt');
