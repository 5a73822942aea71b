DROP INDEX "academic"."enrollment_document_queue";--> statement-breakpoint
CREATE INDEX "enrollment_document_decided" ON "academic"."enrollment_document" USING btree ("tenant_id","decided_at","status","revision","institution_id") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "enrollment_document_queue" ON "academic"."enrollment_document" USING btree ("tenant_id","status","sent_at","document_enrollment_id","institution_id");
--> statement-breakpoint
-- Lists kept in memory are dropped when documents of their tenant change; who has one open is in none of them. Row-level
-- security makes one transaction write to one tenant only, so the setting names the tenant of every row of the statement.
create function academic.notify_documents_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('academic_documents', current_setting('app.tenant_id', true));
  return null;
end $$;
--> statement-breakpoint
create trigger documents_changed after insert or delete or update of status, sent_at on academic.enrollment_document
for each statement execute function academic.notify_documents_changed();
