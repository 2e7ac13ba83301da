-- An invitation that is sent again ends the links of the one before, and who has set a password has an account. Both are
-- known to the product's own tables (app.links_since, app.note_account).
alter table identity.invitation add column issued_at timestamptz not null default now();

grant usage on schema app to identity_service;
grant execute on function app.links_since(text), app.note_account(text) to identity_service;

select app.note_account(email) from identity.account;
