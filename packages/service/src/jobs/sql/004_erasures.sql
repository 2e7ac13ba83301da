-- The job that makes accounts in Keycloak ends those of people who were erased, too.
set local role waldkerf_owner;

create policy erasures_read on data.outbox for select to invitations using (kind = 'erasure');
create policy erasures_done on data.outbox for update to invitations using (kind = 'erasure') with check (kind = 'erasure');
create policy erasures_over on data.outbox for delete to invitations using (kind = 'erasure' and sent_at is not null);
grant delete on data.outbox to invitations;

reset role;
