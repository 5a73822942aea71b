CREATE TABLE "academic"."shared_document" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"institution_id" integer,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"enrollment_id" integer NOT NULL,
	"contract_id" integer,
	"shared_token" text NOT NULL,
	"student" text NOT NULL,
	"course" text NOT NULL,
	"institution" text NOT NULL,
	"situation" text NOT NULL,
	"number" text,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "shared_document_of_tenant" UNIQUE("tenant_id","document_id"),
	CONSTRAINT "shared_document_kind" CHECK ("academic"."shared_document"."kind" in ('transcript', 'enrollment_statement', 'contract')),
	CONSTRAINT "shared_document_contract" CHECK (("academic"."shared_document"."kind" = 'contract') = ("academic"."shared_document"."contract_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "academic"."shared_document" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "academic"."shared_document_view" (
	"view_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "academic"."shared_document_view_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"document_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "academic"."shared_document_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "academic"."shared_token" (
	"shared_token" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"document_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "academic"."shared_document_view" ADD CONSTRAINT "shared_document_view_tenant_id_document_id_shared_document_tenant_id_document_id_fk" FOREIGN KEY ("tenant_id","document_id") REFERENCES "academic"."shared_document"("tenant_id","document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_document_user" ON "academic"."shared_document" USING btree ("tenant_id","user_id","issued_at");--> statement-breakpoint
CREATE INDEX "shared_document_view_document" ON "academic"."shared_document_view" USING btree ("tenant_id","document_id","at");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."shared_document" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."shared_document_view" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);
--> statement-breakpoint
ALTER TABLE "academic"."shared_document" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "academic"."shared_document_view" FORCE ROW LEVEL SECURITY;
